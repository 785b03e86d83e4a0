import Forbidden from './Forbidden'
import NotFound from './NotFound'

export const NotFoundPage = () => (
  <div className="page">
    <NotFound />
  </div>
)

export const ForbiddenPage = () => (
  <div className="page">
    <Forbidden />
  </div>
)
