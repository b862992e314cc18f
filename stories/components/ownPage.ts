/**
 * Parameters of stories that cover the page they are on: each has a frame of its own in the docs, so high in px.
 */
export const ownPage = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
