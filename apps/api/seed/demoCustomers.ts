interface Details {
  /** Name, email address, and the last two digits of a fictional phone number. */
  contacts: readonly (readonly [name: string, email: string | null, line: string | null])[];
  address: string | null;
  termsDays: number;
  isTaxExempt?: true;
  language?: 'es';
  costReference?: string;
  notes?: string;
}

/** Details of the demo company's customers, by name. Customers without details were created with a ticket. */
const details: Readonly<Partial<Record<string, Details>>> = {
  'Apache Ridge Energy': {
    contacts: [
      ['Karen Ostrander', 'karen.ostrander@apacheridge.test', '30'],
      ['Luis Carrasco', 'lcarrasco@apacheridge.test', '31'],
    ],
    address: 'Accounts Payable\n400 W Illinois Ave, Suite 900\nMidland, TX 79701',
    termsDays: 45,
    costReference: 'AFE 2026-118',
    notes: 'Wants photos with every ticket.',
  },
  'Blue Mesa Operating': {
    contacts: [['Marta Ibáñez', 'marta.ibanez@bluemesa.test', '32']],
    address: '1201 Pecos Hwy\nCarlsbad, NM 88220',
    termsDays: 30,
    costReference: 'PO 77104',
  },
  'Caprock Midstream': {
    contacts: [
      ['Dwight Fenner', 'ap@caprock.test', '33'],
      ['Teresa Olivares', 'tolivares@caprock.test', null],
      ['Gate house', null, '34'],
    ],
    address: '88 Caprock Loop\nLubbock, TX 79401',
    termsDays: 60,
  },
  'Delaware Water Co.': {
    contacts: [['Ruth Abernathy', 'ruth@delawarewater.test', '35']],
    address: 'PO Box 12\nPecos, TX 79772',
    termsDays: 30,
    isTaxExempt: true,
  },
  'Eagle Ford Partners': {
    contacts: [['Óscar Villalobos', 'oscar.villalobos@eagleford.test', '36']],
    address: '2300 San Bernardo Ave\nLaredo, TX 78040',
    termsDays: 15,
  },
  'Frontera Norte Gas': {
    contacts: [['Inés Maldonado', 'ines@fronteranorte.test', '37']],
    address: 'Av. Tecnológico 410\nCiudad Juárez, Chih.',
    termsDays: 30,
    notes: 'Facturas en español.',
    language: 'es',
  },
  'Guadalupe Petróleo': {
    contacts: [['Raúl Benavides', 'rbenavides@guadalupe.test', null]],
    address: '17 Plaza Real\nHobbs, NM 88240',
    termsDays: 45,
    costReference: 'CC 5520',
    language: 'es',
  },
  'High Plains Compression': {
    contacts: [['Shelby Crane', 'shelby.crane@highplains.test', '38']],
    address: '640 Farm Rd 1788\nAndrews, TX 79714',
    termsDays: 0,
    notes: 'Pays on receipt.',
  },
  'Iron Mesa Drilling': {
    contacts: [['Beau Ketchum', null, '39']],
    address: null,
    termsDays: 30,
  },
  'Jackrabbit Completions': {
    contacts: [['Noelia Quiroz', 'noelia@jackrabbit.test', '40']],
    address: '9 Rig Row\nOdessa, TX 79761',
    termsDays: 30,
  },
};

/** Returns the columns of a demo customer other than its name. */
export function customerDetails(name: string) {
  const customerDetail = details[name];
  const [first] = customerDetail?.contacts ?? [];
  return {
    billing_address: customerDetail?.address ?? null,
    invoice_email: first?.[1] ?? null,
    terms_days: customerDetail?.termsDays ?? 30,
    is_tax_exempt: customerDetail?.isTaxExempt ?? false,
    cost_reference: customerDetail?.costReference ?? null,
    notes: customerDetail?.notes ?? null,
    language: customerDetail?.language ?? ('en' as const),
  };
}

export const customerContacts = (customer: { company_id: string; id: string; name: string }) =>
  (details[customer.name]?.contacts ?? []).map(([name, email, line], position) => ({
    company_id: customer.company_id,
    customer_id: customer.id,
    position,
    name,
    email,
    // 555-0100 to 555-0199 are reserved for fictional use.
    phone: line && `+143255501${line}`,
  }));

/** Every fifth ticket names a person who is not among the contacts of its customer. */
const UNKNOWN_CONTACTS = 5;

/**
 * Returns the contact on a ticket: a contact of its customer, or the typed name if the customer has none or the ticket
 * names another person. A ticket without a typed name has no contact.
 * @param index index of the ticket
 */
export function contactOnTicket(customer: string | null | undefined, typed: string, index: number): string {
  const contacts = details[customer ?? '']?.contacts ?? [];
  if (typed === '' || contacts.length === 0 || index % UNKNOWN_CONTACTS === 0) return typed;
  return contacts[index % contacts.length]?.[0] ?? typed;
}
