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
 * Covers everything while the server is under maintenance, and disappears when it is back. The page below stays as it
 * is, so that nothing typed is lost, and gets the focus back where it was.
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
    // react-aria's mark for what an open dialog must leave usable, or its focus trap would pull the focus back.
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

/** Names the tab differently for a while. */
function useTitleMeanwhile(isOn: boolean, title: string) {
  useEffect(() => {
    if (!isOn) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Unless the page below has another name by now.
      if (document.title === title) document.title = before;
    };
  }, [isOn, title]);
}
