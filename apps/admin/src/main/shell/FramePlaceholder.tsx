import { Spinner } from '@derrick/ui/Spinner';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import './FramePlaceholder.css.ts';

/** Empty frame of the signed-in pages while the user is loading. The page's HTML already shows the same frame. */
export function FramePlaceholder() {
  const t = useTranslate();
  return (
    <div className="derrick-frame">
      <div />
      <div>
        <div />
        <main>
          <div>
            <Spinner label={t('common.loading')} />
          </div>
          <div />
        </main>
      </div>
    </div>
  );
}
