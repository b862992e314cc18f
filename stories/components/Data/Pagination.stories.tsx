import { Pagination, type PaginationProps } from '@derrick/ui/Pagination';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ component: Pagination, title: 'Components/Data/Pagination', tags: ['autodocs'] });

const pageSizes = [10, 20, 25, 30, 40, 50];
const onPageChange = fn();
const onPageSizeChange = fn();

function Pages(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1);
  const [pageSize, setPageSize] = useState(props.pageSize ?? 10);
  return (
    <Pagination
      rowCount={248}
      pageSizes={pageSizes}
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(page) => {
        onPageChange(page);
        setPage(page);
      }}
      onPageSizeChange={(size) => {
        onPageSizeChange(size);
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

export const Basic = meta.story({
  render: () => <Pages />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPageChange.mockClear();
    await expect(canvasElement).toHaveTextContent('Showing 1-10 from 248');
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(onPageChange).not.toHaveBeenCalled();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 25' }));
    await expect(canvasElement).toHaveTextContent('Showing 241-248 from 248');
    // Pressing the button of the last page keeps the focus.
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 24' }));
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(onPageChange.mock.calls.flat()).toEqual([2, 3, 25, 24, 25]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(onPageSizeChange).toHaveBeenLastCalledWith(50);
    await expect(canvasElement).toHaveTextContent('Showing 1-50 from 248');
  },
});

/** Every position of the current page in the list of pages. */
export const Places = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[1, 2, 3, 4, 13, 22, 23, 24, 25].map((page) => (
        <div key={page}>
          <Pages page={page} />
        </div>
      ))}
    </div>
  ),
  // All nine examples on this page have the same landmark name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
});

export const FewRows = meta.story({
  render: () => <Pages rowCount={7} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Showing 1-7 from 7');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NoRows = meta.story({
  render: () => <Pages rowCount={0} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Showing 0-0 from 0');
  },
});

/** More rows exist than the server counted: the user can open pages beyond the last counted one. */
export const CappedCount = meta.story({
  render: () => <Pages rowCount={1000} isCountCapped page={100} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('Showing 991-1,000 from 1,000+');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 101' })).toHaveAttribute('aria-current', 'page');
    await expect(canvasElement).toHaveTextContent('Showing 1,001-1,010 from 1,000+');
  },
});

/** Large numbers use the format of the locale. */
export const Spanish = meta.story({
  tags: ['test-full'],
  globals: { locale: 'es' },
  render: () => <Pages rowCount={124_812} page={6000} />,
});

/** Shows `1 / 25` instead of page numbers. */
export const Compact = meta.story({ render: () => <Pages density="compact" /> });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Pages /> });

/** Returns the distances of the first and the last letter of a text from the left edge of the window, in px. */
function ends(element: HTMLElement): [first: number, last: number] {
  const leftOf = (index: number) => {
    const range = document.createRange();
    const text = element.firstChild;
    if (!text) throw new Error('The element has no text');
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return [leftOf(0), leftOf(element.textContent.length - 1)];
}

/** A right-to-left page: the numbers and words of a left-to-right sentence keep their order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Pages page={4} density="compact" />,
  play: async ({ canvas }) => {
    for (const text of ['4 / 25', '31-40 of 248']) {
      const [visibleText] = canvas.getAllByText(text).filter((element) => element.checkVisibility());
      if (!visibleText) throw new Error(`“${text}” is not on the page`);
      const [first, last] = ends(visibleText);
      await expect(last, text).toBeGreaterThan(first);
    }
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  render: () => <Pages page={4} />,
});
