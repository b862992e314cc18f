/** Parameters of stories that cover their page: the docs show each in a frame of this height in px. */
export const ownPage = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
