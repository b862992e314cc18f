import { Badge, badgeTones } from '@derrick/ui/Badge';
import preview from '../../../.storybook/preview.tsx';
import { Row, Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Badge,
  title: 'Components/Data/Badge',
  tags: ['autodocs'],
  args: { children: 'Invoiced', tone: 'success' },
});

/** A badge consists of a dot and a word. */
export const Basic = meta.story();

/** Every tone, with and without its dot. */
export const Tones = meta.story({
  render: () => (
    <Rows>
      <Row label="With dot">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row label="Without">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone} hasDot={false}>
            {tone}
          </Badge>
        ))}
      </Row>
    </Rows>
  ),
});
