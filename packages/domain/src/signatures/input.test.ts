import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { INK_POINTS_MAX } from './ink.ts';
import { linkSignatureStruct, signatureInputStruct } from './input.ts';

const line = [
  [
    { x: 0.3, y: 0.5, t: 0 },
    { x: 0.5, y: 0.4, t: 40 },
  ],
];

const errorsOf = (body: unknown) => {
  const [error] = signatureInputStruct.validate(body, { coerce: true });
  return error ? fieldErrors(error) : {};
};

describe('the body of a signature request', () => {
  it('is accepted with a drawn or a typed signature', () => {
    expect(signatureInputStruct.create({ name: ' Dana  Whitfield ', title: ' ', strokes: line })).toEqual({
      name: 'Dana Whitfield',
      title: null,
      strokes: line,
    });
    expect(errorsOf({ name: 'Dana', typed: true })).toEqual({});
  });

  it.each<[string, object, object]>([
    ['a blank name', { name: ' ', typed: true }, { name: 'signerNameRequired' }],
    ['a long name', { name: 'x'.repeat(201), typed: true }, { name: 'nameTooLong' }],
    [
      'neither strokes nor the confirmation of the typed name',
      { name: 'Dana' },
      { strokes: 'signatureRequired' },
    ],
    ['no strokes', { name: 'Dana', strokes: [] }, { strokes: 'signatureRequired' }],
    ['one dot', { name: 'Dana', strokes: [[{ x: 0.5, y: 0.5, t: 0 }]] }, { strokes: 'signatureRequired' }],
    [
      'two dots',
      { name: 'Dana', strokes: [[{ x: 0.1, y: 0.5, t: 0 }], [{ x: 0.9, y: 0.5, t: 9 }]] },
      { strokes: 'signatureRequired' },
    ],
    [
      'a point outside the pad',
      { name: 'Dana', strokes: [[{ x: 1.5, y: 0, t: 0 }]] },
      { strokes: 'invalid' },
    ],
    ['a stroke that is a number', { name: 'Dana', strokes: [5] }, { strokes: 'invalid' }],
    ['the confirmation set to false', { name: 'Dana', typed: false }, { typed: 'invalid' }],
    [
      'more points than the maximum',
      { name: 'Dana', strokes: Array.from({ length: INK_POINTS_MAX + 1 }, () => []) },
      { strokes: 'signatureTooLong' },
    ],
  ])('is rejected with %s', (_name, body, errors) => expect(errorsOf(body)).toEqual(errors));

  it('is accepted with the token of a signature link', () => {
    const body = { token: 'abc', contentHash: 'ff', name: 'Dana', title: null, strokes: line };
    expect(linkSignatureStruct.create(body)).toEqual(body);
  });
});
