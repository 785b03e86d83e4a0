import { Queue } from './Queue'

export default function ReportesArea() {
  return <Queue />
}
