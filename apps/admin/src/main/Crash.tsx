import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Component, type ReactNode } from 'react';
import { currentLanguage, type Language } from '../core/i18n/language.ts';

// Built into the code instead of the messages, because this screen is shown when the messages cannot be loaded.
const words: Record<Language, { title: string; text: string; reload: string }> = {
  en: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Reload it; if that does not help, try again in a few minutes.',
    reload: 'Reload',
  },
  es: {
    title: 'Algo salió mal',
    text: 'No se pudo mostrar esta página. Vuelva a cargarla; si no ayuda, inténtelo de nuevo en unos minutos.',
    reload: 'Volver a cargar',
  },
};

interface CrashProps {
  children: ReactNode;
}

interface CrashState {
  hasFailed: boolean;
}

/** Catches rendering errors and offers to reload the page. */
export class Crash extends Component<CrashProps, CrashState> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text, reload } = words[currentLanguage()];
    return (
      <main>
        <EmptyState
          headingLevel={1}
          title={title}
          description={text}
          action={
            <Button variant="primary" onPress={() => location.reload()}>
              {reload}
            </Button>
          }
        />
      </main>
    );
  }
}
