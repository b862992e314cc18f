import { loadKitMessages } from '@derrick/ui/i18n';
import { KitProvider } from '@derrick/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LevelScreen } from './LevelScreen.tsx';

test('a level is refused, corrected and saved', async () => {
  const user = userEvent.setup();
  const messages = await loadKitMessages('es');
  render(
    <KitProvider locale="es-ES" messages={messages}>
      <LevelScreen />
    </KitProvider>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar por nombre' }), 'sénior');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.clear(screen.getByRole('searchbox'));

  await user.click(screen.getByRole('button', { name: 'Nuevo nivel' }));
  const name = await screen.findByRole('textbox', { name: /Nombre/ });
  await user.type(name, 'Técnico');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('group', { name: 'Revise los datos' });
  await user.type(name, ' jefe');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Técnico jefe, desde 2026-03-02 19:00');
  expect(screen.getAllByRole('row')).toHaveLength(5);
});
