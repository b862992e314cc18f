import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './assistant.css.ts';
import type { Found } from './found.ts';

/** The text with the phrases highlighted that values were extracted from. */
export function Highlighted({ text, found }: { text: string; found: readonly Found[] }) {
  const t = useTranslate();
  const marks = found
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: { text: string; start: number; isMarked: boolean }[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    if (end <= from) continue;
    const begin = Math.max(from, start);
    parts.push({ text: text.slice(from, begin), start: from, isMarked: false });
    parts.push({ text: text.slice(begin, end), start: begin, isMarked: true });
    from = end;
  }
  parts.push({ text: text.slice(from), start: from, isMarked: false });
  return (
    <blockquote className={css.text} aria-label={t('assistant.words')}>
      {parts
        .filter((part) => part.text !== '')
        .map((part) =>
          part.isMarked ? (
            <mark key={part.start} className={css.mark}>
              {part.text}
            </mark>
          ) : (
            <span key={part.start}>{part.text}</span>
          ),
        )}
    </blockquote>
  );
}
