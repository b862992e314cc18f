import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSignedFields, type SignedFacts, signedContent, signedFactsOf } from './content.ts';
import { readSignedContent } from './readContent.ts';

const facts: SignedFacts = {
  jobcode: 'TK-10482',
  workDate: '2026-11-20',
  customerCompany: 'Blue Mesa',
  customerName: 'Dana Whitfield',
  costReference: null,
  location: 'Pad 12',
  wellName: 'Mesquite 4-1H',
  description: 'Packing',
  technician: 'Luis Ortega',
  jobType: 'Senior technician',
  workStartedAt: '07:00',
  workEndedAt: '15:30',
  workHours: 8.5,
  travelStartedAt: null,
  travelEndedAt: null,
  travelHours: 0,
  lines: [{ kind: 'ITEM', description: 'Seal kit', quantity: 2, unit: 'ea' }],
};

describe('signedContent', () => {
  it('returns a text with every field in a fixed order', () => {
    expect(signedContent(facts)).toBe(
      '["derrick-ticket-1","TK-10482","2026-11-20","Blue Mesa","Dana Whitfield",null,"Pad 12","Mesquite 4-1H","Packing","Luis Ortega","Senior technician","07:00","15:30",8.5,null,null,0,[["ITEM","Seal kit",2,"ea"]]]',
    );
    const turned = Object.fromEntries(Object.entries(facts).reverse());
    expect(signedContent({ ...facts, ...turned })).toBe(signedContent(facts));
    expect(JSON.parse(signedContent(facts))).toHaveLength(Object.keys(facts).length + 1);
  });

  it('can be read again, and another text cannot', () => {
    expect(readSignedContent(signedContent(facts))).toEqual(facts);
    for (const text of ['', '[]', '["derrick-ticket-2"]', signedContent(facts).slice(0, -1)]) {
      expect(readSignedContent(text)).toBeUndefined();
    }
  });

  it('ends with standby hours if there are any', () => {
    const withStandby = { ...facts, standbyHours: 2.5 };
    expect(signedContent(withStandby)).toBe(`${signedContent(facts).slice(0, -1)},2.5]`);
    expect(readSignedContent(signedContent(withStandby))).toEqual(withStandby);
    expect(changedSignedFields(facts, withStandby)).toEqual(['standbyHours']);
    expect(signedFactsOf({ ...facts, technician: null, jobType: null, standbyHours: 0 })).not.toHaveProperty(
      'standbyHours',
    );
  });

  it('does not depend on the Unicode composition of accents', () => {
    const [composed, apart] = ['Jos\u00e9', 'Jose\u0301'].map((customerName) => ({ ...facts, customerName }));
    expect(composed && apart && changedSignedFields(composed, apart)).toEqual([]);
  });

  it('changes when any field changes', () => {
    const changed: SignedFacts = {
      jobcode: 'TK-1',
      workDate: null,
      customerCompany: null,
      customerName: '',
      costReference: 'AFE 7',
      location: ' Pad 12',
      wellName: '',
      description: 'Packing.',
      technician: null,
      jobType: null,
      workStartedAt: '07:01',
      workEndedAt: null,
      workHours: 8.6,
      travelStartedAt: '06:00',
      travelEndedAt: '07:00',
      travelHours: 1,
      lines: [],
    };
    for (const [field, value] of Object.entries(changed)) {
      const changed = { ...facts, [field]: value };
      expect(changedSignedFields(facts, changed)).toEqual([field]);
      expect(signedContent(changed)).not.toBe(signedContent(facts));
    }
  });

  it('differs for different texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (location, wellName) => {
        const content = signedContent({ ...facts, location, wellName });
        expect(JSON.parse(content).slice(6, 8)).toEqual(
          [location, wellName].map((text) => text.normalize('NFC')),
        );
      }),
    );
  });

  it('contains item and adjustment lines, but neither labor and travel lines nor prices', () => {
    const line = { description: 'Work', quantity: 8.5, unit: 'h', unitPriceCents: 11_550 };
    const { jobcode, technician, jobType, ...rest } = facts;
    const ticket = { ...rest, jobcode, technician: { fullname: 'Luis Ortega' }, jobType: null };
    const lines = ['LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT'].map((kind) => ({ ...line, kind }));
    const signed = signedFactsOf({ ...ticket, lines });
    expect(signed.lines.map(({ kind }) => kind)).toEqual(['ITEM', 'ADJUSTMENT']);
    expect(signed.technician).toBe('Luis Ortega');
    expect(signedContent(signed)).not.toContain('11550');
  });
});
