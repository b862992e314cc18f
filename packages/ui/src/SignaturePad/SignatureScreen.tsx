'use client';

import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { signaturePadTexts } from '../i18n/texts/signaturePad.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { DrawArea, DrawButtons, type Drawing } from './DrawArea.tsx';
import * as styles from './SignaturePad.css.ts';

interface SignatureScreenProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  drawing: Drawing;
}

/** The pad on the full screen of a phone, in portrait or landscape. The drawing is kept however the screen is closed. */
export function SignatureScreen({ isOpen, onOpenChange, label, drawing }: SignatureScreenProps) {
  const message = useTexts(signaturePadTexts);
  return (
    <AriaLocale>
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={styles.screen}>
        <Modal className={styles.screenModal}>
          <Dialog className={styles.screenDialog}>
            <Heading slot="title" className={styles.screenTitle}>
              {label}
            </Heading>
            <div className={styles.screenPad}>
              <DrawArea label={label} drawing={drawing} isLocked={false} className={styles.largest} />
            </div>
            <div className={styles.screenActions}>
              <DrawButtons drawing={drawing} />
              <Button variant="primary" className={styles.doneButton} onPress={() => onOpenChange(false)}>
                {message('signaturePad.done')}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
