/** Element ID of the button for signing on the user's device. */
export const SIGN_BUTTON = 'ticket-signature';

/** Query parameter of a ticket's page that opens the dialog for signing on the user's device. */
export const SIGN_NOW = 'sign';
