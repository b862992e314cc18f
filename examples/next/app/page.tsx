import { buttonVariants, pageRange } from '@derrick/ui';
import { formatKitMessage, loadKitMessages } from '@derrick/ui/i18n';
import { vars } from '@derrick/ui/tokens';
import { LevelScreen } from './LevelScreen.tsx';

/** Server component with texts, lists and tokens of the kit. */
export default async function Page() {
  await loadKitMessages('es');
  const { to } = pageRange(1, 10, 3);
  return (
    <>
      <LevelScreen />
      <footer style={{ color: vars.color.muted, padding: vars.space[24] }}>
        {formatKitMessage('es', 'dataTable.loaded', { count: to })} {buttonVariants.join(', ')}
      </footer>
    </>
  );
}
