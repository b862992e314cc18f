import { userEvent } from 'storybook/test';

/**
 * Adds a text to a field in one step. Faster than typing, which renders the page at every key; stories about typing use
 * `userEvent.type`.
 */
export async function pasteInto(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
