/** By which the operator prints a link into an account, where no mail brings it. */
export const accountLinkCommand = 'npm run account:link -- --email …';
