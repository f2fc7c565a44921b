import { cancellationParts } from '@/components/form-view/cancellation/parts';
import { startForm } from '@/components/form-view/live/start';

startForm(cancellationParts);
