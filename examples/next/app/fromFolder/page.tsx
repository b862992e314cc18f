'use client';

import { Button } from '@derrick/ui/Button';

/** A page with one button, imported from its folder. */
export default function Page() {
  return <Button onPress={() => window.print()}>Imprimir</Button>;
}
