export { errorMessage as errorText } from '../patterns/remote/errorMessage.ts';
