import type { CSSProperties } from 'react';
import { useStorybookState } from 'storybook/manager-api';

const widths = [390, 768, 1360] as const;
const settings = [
  { theme: 'light', locale: 'en', label: 'English, light' },
  { theme: 'light', locale: 'es', label: 'Español, light' },
  { theme: 'dark', locale: 'en', label: 'English, dark' },
  { theme: 'dark', locale: 'es', label: 'Español, dark' },
] as const;

/** Height of a frame in px of the story. `SCALE` is the factor by which it is shown smaller. */
const HEIGHT = 900;
const SCALE = 0.4;

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: widths.map((width) => `${width * SCALE}px`).join(' '),
  gap: 16,
  padding: 16,
  blockSize: '100%',
  overflow: 'auto',
  alignContent: 'start',
};

const addressOf = (storyId: string, { theme, locale }: (typeof settings)[number]) =>
  `iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};locale:${locale}`;

/** Shows the open story in both themes and languages at three widths. Globals that the story itself sets are kept. */
export function SettingsGrid() {
  const { storyId } = useStorybookState();
  return (
    <div style={grid}>
      {settings.map((setting) =>
        widths.map((width) => {
          const label = `${setting.label}, ${width} px`;
          return (
            <figure key={label} style={{ margin: 0 }}>
              <figcaption style={{ fontSize: 12, paddingBlockEnd: 4 }}>{label}</figcaption>
              <div style={{ blockSize: HEIGHT * SCALE, overflow: 'hidden', border: '1px solid #8884' }}>
                <iframe
                  title={label}
                  src={addressOf(storyId, setting)}
                  loading="lazy"
                  style={{
                    border: 0,
                    inlineSize: width,
                    blockSize: HEIGHT,
                    transform: `scale(${SCALE})`,
                    transformOrigin: 'top left',
                  }}
                />
              </div>
            </figure>
          );
        }),
      )}
    </div>
  );
}
