import { startForm } from '@/components/form-view/live/start';
import { membershipParts } from '@/components/form-view/membership/parts';

startForm(membershipParts);
