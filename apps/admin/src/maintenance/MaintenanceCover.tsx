import { Button } from '@derrick/ui/Button';
import { usePageOverlay } from '@derrick/ui/LoadingOverlay';
import { visuallyHidden } from '@derrick/ui/theme';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';
import * as css from './MaintenanceCover.css.ts';
import { MaintenancePage } from './MaintenancePage.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useAskAgain } from './useAskAgain.ts';

/**
 * Covers the app during maintenance and disappears when the server is back. The page below keeps its state and input, and
 * the focus returns to it.
 */
export function MaintenanceCover() {
  const t = useTranslate();
  const { maintenance } = useServices();
  const notice = useSyncExternalStore(maintenance.subscribe, maintenance.getSnapshot);
  const isOpen = notice !== undefined;
  const host = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const { isAsking, askNow } = useAskAgain(notice);
  const title = t('maintenance.title');
  const text = t('maintenance.waiting');
  const announcement = useAnnouncement(isOpen ? `${title}. ${text}` : t('maintenance.over'));
  usePageOverlay(isOpen, host, page);
  useTitleMeanwhile(isOpen, `${title} · ${t('common.product')}`);

  return createPortal(
    // react-aria's attribute for elements that stay usable above an open dialog, whose focus trap would otherwise move
    // the focus back.
    <div ref={host} data-react-aria-top-layer="true">
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
      <div className={css.cover} data-open={isOpen || undefined} inert={!isOpen}>
        <MaintenancePage
          ref={page}
          text={text}
          action={
            <Button isPending={isAsking} pendingLabel={t('maintenance.checking')} onPress={askNow}>
              {t('maintenance.check')}
            </Button>
          }
        />
      </div>
    </div>,
    document.body,
  );
}

/** Replaces the title of the browser tab while `isOn`. */
function useTitleMeanwhile(isOn: boolean, title: string) {
  useEffect(() => {
    if (!isOn) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Only if the page has not changed the title in the meantime.
      if (document.title === title) document.title = before;
    };
  }, [isOn, title]);
}
