/** Element ID of the button for signing on the user's device. */
export const SIGN_BUTTON = 'ticket-signature';
