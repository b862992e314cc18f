export { accountsWithEmail, confirmAddress, findAddressOwner } from './addressClaims.ts';
export { type CustomerLink, issueCustomerToken, readCustomerLink } from './customerLinks.ts';
export {
  confirmEmailChange,
  type EmailChange,
  endEmailChangesSince,
  endWaitingEmailChange,
  findEmailChange,
  isEmailReserved,
  startEmailChange,
} from './emailChanges.ts';
export { linkFailures } from './failures.ts';
export { invitationPath } from './invitationPath.ts';
export { type InvoiceLink, issueInvoiceToken, readInvoiceLink } from './invoiceLinks.ts';
export {
  consumeInvitations,
  consumeOneTimeToken,
  hashToken,
  issueOneTimeToken,
  type OneTimeToken,
  type OneTimeTokenKind,
  type OneTimeTokenOwner,
  readOneTimeToken,
  replaceOneTimeTokens,
  revokeInvitationTokens,
} from './oneTimeTokens.ts';
export {
  consumePhoneCode,
  findPhoneToVerify,
  issuePhoneCode,
  markPhoneVerified,
  PHONE_CODE_MINUTES,
  PHONE_CODE_WAIT_HOURS,
  startPhoneCode,
} from './phoneCodes.ts';
export {
  answerSignatureRequest,
  cancelSignatureRequest,
  findPendingSignatureRequests,
  findSignatureRequest,
  issueSignatureToken,
  type PendingSignatureRequest,
  readSignatureLink,
  recordOpening,
  type SignatureLink,
  type SignatureRequest,
  startSignatureRequest,
} from './signatureRequests.ts';
export { readUnsubscribeToken, type Unsubscription, unsubscribeToken } from './unsubscribeTokens.ts';
export { lockUser, lockUserShared } from './userLock.ts';
