import type { Decorator, StoryContext } from '@storybook/react-vite';

/** Maximum time in ms that Storybook's manager needs to resize the frame of a story. */
const RESIZE_MS = 2000;

interface Size {
  width: string;
  height: string;
}

/** Returns the viewport that a story sets itself, or undefined. */
function sizeOf({ storyGlobals, parameters }: StoryContext): Size | undefined {
  const options: Record<string, { styles: Size }> = parameters['viewport']?.options ?? {};
  return options[storyGlobals['viewport']?.value]?.styles;
}

const hasWidth = ({ width }: Size) => matchMedia(`(width: ${width})`).matches;

/** Address of the current story without its play function, to which `withOwnViewport` adds a frame that plays. */
const isEmbedded = () => new URLSearchParams(location.search).get('embed') === 'true';

const isAlone = () => window.parent === window;

function addressOf({ id }: StoryContext, isEmbeddedStory: boolean): string {
  const address = new URL(location.href);
  address.searchParams.set('id', id);
  if (isEmbeddedStory) address.searchParams.set('embed', 'true');
  else address.searchParams.delete('embed');
  return address.href;
}

/** Resolves when the window has the width, or after `RESIZE_MS`. */
function resized(size: Size): Promise<void> {
  return new Promise((resolve) => {
    const query = matchMedia(`(width: ${size.width})`);
    const timer = setTimeout(resolve, RESIZE_MS);
    query.addEventListener('change', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Waits until the window has the viewport that the story sets. The manager resizes the frame of the story while the
 * story loads. A story that is opened without the manager is opened again in a frame of its viewport.
 */
export async function waitForOwnViewport(context: StoryContext): Promise<void> {
  const size = sizeOf(context);
  if (!size || hasWidth(size)) return;
  if (!isAlone()) return resized(size);
  if (isEmbedded()) return;
  location.replace(addressOf(context, true));
  // The story must not render before the page is left.
  await new Promise(() => {});
}

/** Shows a story that is opened without the manager in a frame of the viewport that it sets. */
export const withOwnViewport: Decorator = (Story, context) => {
  const size = sizeOf(context);
  if (!size || !isAlone() || !isEmbedded() || hasWidth(size)) return <Story />;
  return (
    <iframe
      title={context.name}
      src={addressOf(context, false)}
      style={{ inlineSize: size.width, blockSize: size.height, border: 0 }}
    />
  );
};
