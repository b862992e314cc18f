type Query = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const neverMatches: Query = { matches: false, addEventListener() {}, removeEventListener() {} };

/** Returns the result of a media query, with change events. In jsdom, which has no media queries, no query matches. */
export const queryMedia = (query: string): Query =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : neverMatches;
