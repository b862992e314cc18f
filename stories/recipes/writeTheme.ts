import { writeFileSync } from 'node:fs';
import { createTheme, themeCss } from '@derrick/ui/branding';

// Runs at build time: the brand never changes, so the page needs no script for its colors.
const theme = createTheme({ primary: '#F97316', accent: '#FACC15' });
writeFileSync('src/brand.css', themeCss(theme));
