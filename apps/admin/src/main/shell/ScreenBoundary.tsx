import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure.tsx';

interface ScreenBoundaryProps {
  /** Address of the screen. A new address renders its screen again after a failure. */
  location: string;
  children: ReactNode;
}

interface ScreenBoundaryState {
  location: string;
  hasFailed: boolean;
}

/** Catches rendering errors of a screen: the shell stays, and a Retry button replaces the screen. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailure isRetrying={false} retry={() => this.setState({ hasFailed: false })} />;
  }
}
