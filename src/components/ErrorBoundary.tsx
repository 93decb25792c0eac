import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Renders in place of the children after one of them has thrown. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { caught?: { error: unknown } };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
