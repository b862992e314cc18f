import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import type { Language } from '../core/i18n/language.ts';
import { useLanguage } from '../core/i18n/MessagesProvider.tsx';

// Built into the code instead of the messages, because this view is shown when the messages cannot be loaded.
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

/** Replaces a screen, or part of a screen, whose code or messages failed to load. */
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
