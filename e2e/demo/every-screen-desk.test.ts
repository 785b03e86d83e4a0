import { testEveryScreen } from './every-screen'

testEveryScreen('desk')
