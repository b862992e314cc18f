import type { Endpoint } from '@derrick/domain/contract';

/**
 * Compares a reply, as it is sent, with the struct that the contract has for it.
 * @throws {Error} that names the endpoint and the place; a fault of the server, answered with 500
 */
export function checkReply({ method, path, reply }: Endpoint, text: string): void {
  const { data } = JSON.parse(text);
  const [error] = reply?.validate(data) ?? [];
  if (error) {
    throw new Error(`The reply of ${method} ${path} is not what the contract says: ${error.message}`);
  }
}
