import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import type { Language } from '../core/i18n/language.ts';
import { useLanguage } from '../core/i18n/MessagesProvider.tsx';

// Not among the messages: these words must be there when the messages themselves could not be loaded.
const words: Record<Language, { title: string; text: string; retry: string }> = {
  en: {
    title: 'This could not be loaded',
    text: 'Check your connection and try again. If it keeps failing, reload the page.',
    retry: 'Retry',
  },
  es: {
    title: 'No se pudo cargar',
    text: 'Revise su conexión e inténtelo de nuevo. Si sigue fallando, vuelva a cargar la página.',
    retry: 'Reintentar',
  },
};

interface LoadFailureProps {
  isRetrying: boolean;
  retry: () => void;
}

/** Stands in the place of a screen, or a part of one, whose code or messages could not be loaded. */
export function LoadFailure({ isRetrying, retry }: LoadFailureProps) {
  const { title, text, retry: label } = words[useLanguage().language];
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={text}
        action={
          <Button variant="primary" isPending={isRetrying} onPress={retry}>
            {label}
          </Button>
        }
      />
    </div>
  );
}
