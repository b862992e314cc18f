import { Button } from '@derrick/ui/Button';
import { AnchoredPopover } from '@derrick/ui/Popover';
import { Text } from '@derrick/ui/Text';
import { useState } from 'react';
import { LazyNotice } from '../../../packages/ui/src/lazy/LazyNotice.tsx';
import { preloadOn, useLazyComponent } from '../../../packages/ui/src/lazy/useLazyComponent.ts';

/** The network of the story: requests for the code of the popover wait, or fail until the network works again. */
export const network: { state: 'waits' | 'fails' | 'works' } = { state: 'works' };

const loadPopover = async () => {
  if (network.state === 'waits') return new Promise<never>(() => {});
  if (network.state === 'fails') throw new TypeError('Failed to fetch dynamically imported module');
  return AnchoredPopover;
};

/** A popover that loads its code as the kit's Menu, Popover and DatePicker do. */
export function LatePopover() {
  const [isOpen, setOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [Loaded, load, status] = useLazyComponent(loadPopover);
  return (
    <>
      <Button
        ref={setTrigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadOn(load)}
        onPress={() => {
          load();
          setOpen(!isOpen);
        }}
      >
        Why this rate?
      </Button>
      {isOpen && (
        <LazyNotice anchor={trigger} status={status} onRetry={load} onClose={() => setOpen(false)} />
      )}
      {Loaded && (
        <Loaded trigger={trigger} label="Rate" isOpen={isOpen} onOpenChange={setOpen}>
          <Text>The rate of the level on the day of the work.</Text>
        </Loaded>
      )}
    </>
  );
}
