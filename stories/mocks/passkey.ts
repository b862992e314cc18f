import { spyOn } from 'storybook/test';

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** Response of a browser after the user has confirmed with a passkey. */
const signed = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes(), userHandle: null },
  getClientExtensionResults: () => ({}),
};

/** Simulates the browser's passkey dialog: the user confirms or cancels. */
export function passkeyDialog(answer: 'confirmed' | 'givenUp') {
  const get = spyOn(navigator.credentials, 'get');
  return answer === 'confirmed'
    ? get.mockResolvedValue(signed)
    : get.mockRejectedValue(new DOMException('The person gave up', 'NotAllowedError'));
}
