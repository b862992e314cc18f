import { createFormatters, createIntlCache } from '@formatjs/intl';
import type { IcuTree } from './catalogue.ts';
import type { MessageValues } from './messages.ts';

/** Gives the function that formats plurals, choices and numbers; loaded with the first message that has one. */
export function createIcuFormat(locale: string): (tree: IcuTree, values?: MessageValues) => string {
  const formatters = createFormatters(createIntlCache());
  return (tree, values) => String(formatters.getMessageFormat(tree, locale, undefined, { formatters }).format(values));
}
