import { addons, types } from 'storybook/manager-api';
import { houseTheme } from './houseTheme.ts';
import { SettingsGrid } from './SettingsGrid.tsx';

addons.setConfig({
  theme: houseTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
});

addons.register('derrick/settings-grid', () => {
  addons.add('derrick/settings-grid/tab', {
    type: types.TAB,
    title: 'All settings',
    // Renders the twelve frames only while the tab is open.
    render: ({ active }) => (active ? <SettingsGrid /> : null),
  });
});
