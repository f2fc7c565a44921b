/** Groups of operations in the order of the interface specification, with those that contract §3 adds. */
export const tags = [
  {
    name: 'Authentication',
    description: 'Signing in, sessions, your own account and two-factor sign-in',
  },
  { name: 'Users', description: 'People with a role in the club, their invitations, and roles' },
  { name: 'Club', description: 'Name, address and logo of the club' },
  { name: 'Department', description: 'Departments, and how many of them an application may include' },
  { name: 'Membership', description: 'Memberships with department prices and surcharges' },
  { name: 'CustomField', description: "Questions of the club's own in its forms" },
  { name: 'DataPrivacy', description: 'Privacy notice, consents, and how long data is kept' },
  { name: 'Forms', description: 'What the public forms ask for and how they look' },
  { name: 'Settings', description: 'E-mail templates, SMTP, notifications, outbox and API keys' },
  { name: 'Webhooks', description: 'Subscriptions to events, their secrets and deliveries' },
  { name: 'Membership submissions', description: 'Applications for membership' },
  { name: 'Changes', description: 'Requests to change a membership' },
  { name: 'Cancellations', description: 'Cancellations of a membership' },
  { name: 'Submits', description: 'Submissions of all kinds: list, accept, deny, export' },
  { name: 'Dashboard', description: 'Counts, trends and distributions for a period' },
  { name: 'Public', description: 'What forms and confirmation links need, without signing in' },
  { name: 'Service', description: 'About this API' },
] as const;
