import { testEveryScreen } from './every-screen'

testEveryScreen('phone')
