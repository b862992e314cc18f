type Query = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const neverMatches: Query = { matches: false, addEventListener() {}, removeEventListener() {} };

/** The result of a media query with its changes. In jsdom, which has no media queries, none ever matches. */
export const queryMedia = (query: string): Query =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : neverMatches;
