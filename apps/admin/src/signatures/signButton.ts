/** The `id` of the button that a customer signs with on the spot. */
export const SIGN_BUTTON = 'ticket-signature';
