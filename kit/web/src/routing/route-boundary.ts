import { Component, createContext, createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Location } from 'react-router-dom'

/** What a page failed with, for the component that is shown in its place. */
export const RouteErrorContext = createContext<unknown>(undefined)

interface BoundaryProps {
  readonly ErrorBoundary: ComponentType
  readonly children?: ReactNode
}
interface LocatedProps extends BoundaryProps {
  readonly location: Location
}
interface BoundaryState {
  readonly location?: Location
  readonly failure?: { readonly error: unknown } | undefined
}

class Boundary extends Component<LocatedProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  /** The next navigation tries again, also one to the same address. */
  static getDerivedStateFromProps({ location }: LocatedProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: undefined }
  }

  override render(): ReactNode {
    const { ErrorBoundary, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return createElement(RouteErrorContext, { value: failure.error }, createElement(ErrorBoundary))
  }
}

/** Shows a route's `ErrorBoundary` in the place of what fails in it. */
export function RouteBoundary(props: BoundaryProps): ReactNode {
  return createElement(Boundary, { ...props, location: useLocation() })
}
