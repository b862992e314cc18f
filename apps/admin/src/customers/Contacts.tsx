import { CUSTOMER_CONTACTS_MAX } from '@derrick/domain/customers';
import { formatPhoneAsTyped } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { PhoneField } from '@derrick/ui/PhoneField';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './CustomerForm.css.ts';
import type { CustomerFormState } from './useCustomerForm.ts';
import { emptyContact } from './values.ts';

/** Contacts of a customer. The list of customers shows the first one. */
export function Contacts({ form }: { form: CustomerFormState }) {
  const t = useTranslate();
  const lines = form.lines('contacts');
  const { errorMessage } = form.control('contacts');
  const isEditable = !form.isReadOnly;
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number>(undefined);
  const count = lines.list.length;

  useEffect(() => {
    const place = wanted.current;
    if (place === undefined) return;
    wanted.current = undefined;
    // Removing a contact removes the focused button, so move the focus to a neighbor.
    const field = document.getElementById(form.controlId(`contacts.${Math.min(place, count - 1)}.name`));
    (field ?? addButton.current)?.focus();
  }, [count, form]);

  return (
    <Stack>
      {count === 0 && !isEditable && <p>{t('customerForm.noContacts')}</p>}
      {lines.list.map((contact, place) => (
        <Grid
          as="fieldset"
          columns={2}
          align="start"
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a form has nothing else to be known by.
          key={place}
          className={css.contact}
          aria-label={t('customerForm.contact', { number: place + 1 })}
        >
          <Inline justify="between" isOneLine className={css.contactHead}>
            <span aria-hidden="true">{t('customerForm.contact', { number: place + 1 })}</span>
            {isEditable && (
              <Button
                size="small"
                variant="ghost"
                icon={<Trash2 size={16} />}
                aria-label={t('customerForm.removeContact', { number: place + 1 })}
                isDisabled={form.isPending}
                onPress={() => {
                  wanted.current = place;
                  lines.remove(place);
                }}
              >
                {t('customerForm.remove')}
              </Button>
            )}
          </Inline>
          <TextField {...lines.field(place, contact, 'name')} autoComplete="off" isRequired />
          <TextField {...lines.field(place, contact, 'email')} type="email" autoComplete="off" />
          <PhoneField
            {...lines.field(place, contact, 'phone')}
            autoComplete="off"
            format={formatPhoneAsTyped}
          />
        </Grid>
      ))}
      {errorMessage && (
        <p className={css.problem} role="alert">
          {errorMessage}
        </p>
      )}
      {isEditable && (
        <div>
          <Button
            ref={addButton}
            id={form.controlId('contacts')}
            icon={<Plus size={16} />}
            isDisabled={form.isPending || count >= CUSTOMER_CONTACTS_MAX}
            onPress={() => {
              wanted.current = count;
              lines.add(emptyContact);
            }}
          >
            {t('customerForm.addContact')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
