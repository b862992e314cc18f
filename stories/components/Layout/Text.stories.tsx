import { Heading, headingLevels } from '@derrick/ui/Heading';
import { Stack } from '@derrick/ui/Stack';
import { Text, textTones } from '@derrick/ui/Text';
import { VisuallyHidden } from '@derrick/ui/VisuallyHidden';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Text,
  subcomponents: { Heading, VisuallyHidden },
  title: 'Components/Layout/Text and Heading',
  tags: ['autodocs'],
});

/** Heading levels follow the outline of the page. Their sizes can be chosen separately. */
export const Basic = meta.story({
  render: () => (
    <Stack gap={8}>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Heading {level}
        </Heading>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          38.5 hours, {tone}
        </Text>
      ))}
      <Text isNumeric weight="semibold" size={20}>
        1,092.50
      </Text>
      <Text isTruncated style={{ maxInlineSize: '8rem' }} data-testid="cut">
        Bakken Federal 4-22H, pad 7
      </Text>
      <VisuallyHidden>Only read aloud</VisuallyHidden>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Heading 3');
    const cut = canvas.getByTestId('cut');
    await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
    await expect(canvas.getByText('Only read aloud')).toBeInTheDocument();
  },
});
