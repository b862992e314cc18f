import { FileItem, FileList, type FileListProps } from '@derrick/ui/FileList';
import { IconButton } from '@derrick/ui/IconButton';
import { Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%230D6166"/%3E%3Cpath d="M0 3l2-2 2 2" fill="%23FFB224"/%3E%3C/svg%3E';

const open = fn();
const remove = fn();

const render = (args: FileListProps) => (
  <FileList {...args}>
    <FileItem name="wellhead.jpg" description="1.2 MB" preview={photo} onOpen={open} />
    <FileItem name="safety-report-2026-11-20-bakken-federal-4-22H.pdf" description="340 KB" href="#report" />
    <FileItem name="notes.txt" description="2 KB" />
  </FileList>
);

const meta = preview.meta({
  component: FileList,
  subcomponents: { FileItem },
  title: 'Components/Data/FileList',
  tags: ['autodocs'],
  args: { label: 'Files of the ticket' },
  render,
});

/** A file is a button, a link that opens in another tab, or only a name. */
export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Files of the ticket' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(list).getByRole('button', { name: 'wellhead.jpg 1.2 MB' }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(within(list).getByRole('link', { name: /safety-report/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
});

/** One file per line, with buttons at its end. */
export const Rows = meta.story({
  args: { layout: 'rows' },
  render: (args) => (
    <FileList {...args}>
      {['wellhead.jpg', 'safety-report.pdf'].map((name) => (
        <FileItem
          key={name}
          name={name}
          description="1.2 MB"
          preview={name.endsWith('jpg') ? photo : undefined}
          onOpen={open}
          actions={
            <IconButton
              size="small"
              label={`Delete ${name}`}
              icon={<Trash2 size={16} />}
              onPress={() => remove(name)}
            />
          }
        />
      ))}
    </FileList>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete safety-report.pdf' }));
    await expect(remove).toHaveBeenCalledWith('safety-report.pdf');
    await expect(open).not.toHaveBeenCalled();
  },
  beforeEach: () => {
    open.mockClear();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeftDark = meta.story({
  tags: ['test-full'],
  globals: { direction: 'rtl', theme: 'dark' },
  args: { layout: 'rows' },
});
