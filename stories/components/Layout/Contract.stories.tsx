import { KitProvider } from '@derrick/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { contractCases } from '../../../packages/ui/src/contract.cases.tsx';
import type { ContractCase } from '../../../packages/ui/src/contract.types.ts';

const meta = preview.meta({
  title: 'Components/Layout/Contract',
  tags: ['!dev'],
  render: () => <div data-testid="place" />,
});

async function keepsContract(
  { name, render, role, label, isOverlay = false }: ContractCase,
  place: HTMLElement,
) {
  const host = document.createElement('div');
  place.append(host);
  const refs: Element[] = [];
  const recovered: unknown[] = [];
  const tree = (
    <StrictMode>
      <KitProvider locale="en-US" theme="light">
        {render({
          ref: (element) => {
            if (element) refs.push(element);
          },
          className: 'mine',
          style: { zIndex: 7 },
          'data-contract': 'kept',
        })}
      </KitProvider>
    </StrictMode>
  );
  if (!isOverlay) host.innerHTML = renderToString(tree);
  const root = isOverlay
    ? createRoot(host)
    : hydrateRoot(host, tree, { onRecoverableError: (error) => recovered.push(error) });
  if (isOverlay) root.render(tree);
  try {
    // A ToastRegion without toasts renders no element.
    if (name === 'ToastRegion') return;
    // Lazily loaded components take a while on a busy machine.
    await waitFor(() => expect(refs.length, `${name} forwards its ref`).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    expect(recovered, `${name} hydrates`).toEqual([]);
    const element = refs.at(-1);
    expect(element, `${name} forwards className`).toHaveClass('mine');
    expect(element, `${name} forwards style`).toHaveStyle({ zIndex: '7' });
    if (!isOverlay) expect(element, `${name} forwards the rest`).toHaveAttribute('data-contract', 'kept');
    const scope = within(isOverlay ? document.body : host);
    if (role) await scope.findByRole(role, label ? { name: label } : {});
    else if (label) scope.getByLabelText(label);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** Every component passes on `ref`, `className`, `style` and other attributes, hydrates, and has an accessible name. */
export const Kept = meta.story({
  play: async ({ canvas }) => {
    const errors = spyOn(console, 'error').mockImplementation(() => {});
    try {
      for (const contractCase of contractCases) {
        errors.mockClear();
        await keepsContract(contractCase, canvas.getByTestId('place'));
        expect(errors.mock.calls, `${contractCase.name} logs no error`).toEqual([]);
      }
    } finally {
      errors.mockRestore();
    }
  },
});
