import { Spinner } from '@derrick/ui/Spinner';
import { Stack } from '@derrick/ui/Stack';
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
        <Stack as="main" align="center">
          <Spinner label={t('common.loading')} />
        </Stack>
      </div>
    </div>
  );
}
