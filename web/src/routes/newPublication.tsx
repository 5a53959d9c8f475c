import { Wizard } from '../features/publishing/Wizard'

/** /new_publication?paso=N, for members. */
export default function NewPublicationRoute() {
  return <Wizard />
}
