import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LoadingOverlayHost } from '../LoadingOverlay/LoadingOverlayHost.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { KitProvider } from '../theme/KitProvider.tsx';
import { AppShell } from './AppShell.tsx';
import { PanelUser } from './PanelUser.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TopBar } from './TopBar.tsx';

const doNothing = () => {};

const shell = (defaultExpanded?: boolean) =>
  renderToString(
    <StrictMode>
      <KitProvider locale="en-US">
        <AppShell
          defaultExpanded={defaultExpanded}
          topBar={<TopBar title="Job Tickets" />}
          panel={
            <SidePanel
              productName="Derrick"
              mark={null}
              groupLabel="Main menu"
              entries={[
                { id: 'tickets', label: 'Job Tickets', href: '/tickets', icon: null, isCurrent: true },
              ]}
              user={<PanelUser name="Maya Reyes" menuLabel="Account" items={[]} onAction={doNothing} />}
            />
          }
        >
          <Dialog isOpen onOpenChange={doNothing} title="Dialog" />
          <ConfirmDialog
            isOpen
            onOpenChange={doNothing}
            onConfirm={doNothing}
            title="Alert"
            confirmLabel="Yes"
            cancelLabel="No"
          >
            Sure?
          </ConfirmDialog>
          <Menu defaultOpen label="Menu" items={[]} onAction={doNothing} trigger={<Button>Actions</Button>} />
          <Tooltip defaultOpen content="Hint" trigger={<Button>Help</Button>} />
          <ToastRegion />
          <LoadingOverlayHost />
        </AppShell>
      </KitProvider>
    </StrictMode>,
  );

describe('AppShell rendered on a server', () => {
  it('shows the panel expanded and renders no dialogs, menus, toasts or loading overlays', () => {
    const html = shell();
    expect(html).toContain('data-panel="expanded"');
    expect(html).toContain('aria-current="page"');
    expect(html).toMatch(/<h1[^>]*>Job Tickets/);
    expect(html).not.toContain('role="dialog"');
    expect(html).not.toContain('role="alertdialog"');
    expect(html).not.toContain('role="menu"');
    expect(html).not.toContain('role="status"');
  });

  it('shows the panel collapsed when defaultExpanded is false', () => {
    expect(shell(false)).toContain('data-panel="collapsed"');
  });
});
