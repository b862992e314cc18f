export { AuthNotice } from './AuthNotice.tsx';
export { LinkProblemNotice, type LinkProblemWords, useLink } from './LinkProblemNotice.tsx';
export { LinkRecord } from './LinkRecord.tsx';
export { type LinkProblem, linkProblemOf } from './linkProblem.ts';
export { useAccountApi } from './useAccountForm.ts';
