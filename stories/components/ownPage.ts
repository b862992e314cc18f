/**
 * Parameters of stories that cover their page: in the docs each gets a frame of its own of this height in px.
 */
export const ownPage = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
