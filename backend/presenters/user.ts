import type { Reliability } from "../../rules/reliability";
import { thumbnailWidth } from "../../rules/pictures";
import { imageUrl } from "../adapters/images";
import type { users } from "../db/schema/users";
import type { ReasonCount } from "../db/remarks";
import type { Name, Person } from "../db/people";
import type { UserFigures } from "../db/users";
import { isOperator } from "../policies/operator";
import type { Services } from "../services";

type UserRow = typeof users.$inferSelect;

/** Mean of the stars with one decimal, so that number and band agree; 0 without ratings. */
const reputation = ({ ratingSum, ratingCount }: Pick<UserRow, "ratingSum" | "ratingCount">) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;

/** Whether city and state are hidden from others; the setting has no effect while no term of Premium runs. */
const isCityHidden = (person: Pick<UserRow, "hidesCity" | "subscription">) =>
  person.hidesCity && person.subscription === "Premium";

/**
 * The person beside what they wrote. What the profile answers with yes or no is here, too: left out it would read as
 * no, and a client that keeps people by their id would have two answers.
 */
export const presentName = (person: Name) => ({
  id: person.id,
  name: person.name,
  last_name: person.lastName,
  active: person.active,
  verified: person.active && person.verified,
  // Not recorded from the original: the colour of the mark, and a mark of its own.
  type_suscription: person.active ? person.subscription : null,
  email_confirmed: person.active && person.confirmedAt !== null,
});

/**
 * The person on cards: owner, interested, interested_user. Of an inactive account only the name is left, as in its
 * profile. A hidden city is for those who have a right to it: the person and operators.
 */
export function presentPerson(person: Person, origin: string, mayReadCity = false) {
  const open = <T>(value: T) => (person.active ? value : null);
  return {
    ...presentName(person),
    city: mayReadCity || !isCityHidden(person) ? open(person.city) : null,
    reputation: open(reputation(person)),
    // Not recorded from the original: distinguishes a rating of zero from no rating.
    rating_count: open(person.ratingCount),
    picture: open(imageUrl(origin, person.avatarId)),
  };
}

const pictures = (user: UserRow, origin: string) =>
  user.avatarId === null
    ? []
    : [
        {
          id: user.id,
          url: imageUrl(origin, user.avatarId),
          thumbnail: imageUrl(origin, user.avatarId, thumbnailWidth),
        },
      ];

/** The signed-in person, for sign-in and restore. */
export function presentLoginUser(
  user: UserRow,
  figures: UserFigures,
  { origin, settings }: Pick<Services, "origin" | "settings">,
) {
  return {
    id: user.id,
    token: user.token,
    uid: user.email,
    provider: "email",
    name: user.name,
    last_name: user.lastName,
    email: user.email,
    picture_users: pictures(user, origin),
    avatar: imageUrl(origin, user.avatarId),
    verified: user.verified,
    sign_in_count: user.signInCount,
    country: user.country,
    address: user.address,
    address_2: user.address2,
    city: user.city,
    state: user.state,
    active_publications: figures.activePublications.length,
    reputation: reputation(user),
    rating_count: user.ratingCount,
    registration_date: user.createdAt.toISOString(),
    sold: 0,
    change: figures.successfulChanges,
    balance: user.balanceCents / 100,
    view_notifications: figures.unreadNotifications,
    notifications_email: user.notificationsEmail,
    // Not recorded from the original.
    hides_city: user.hidesCity,
    type_suscription: user.subscription,
    suscription: null,
    publication_owners: figures.activePublications,
    // Beyond the recording: they save the menu a call each.
    ads_count: figures.promoted,
    promotables_count: figures.promotable,
    email_confirmed: user.confirmedAt !== null,
    ...(isOperator(settings, user) && { operator: true }),
  };
}

/** What has happened with a person, for their profile. */
interface ProfileFacts {
  figures: UserFigures;
  reliability: Reliability | null;
  reasons: ReasonCount[];
}

/**
 * A profile. The keys are always those of the recording; for all but the user the private ones are null, as a hidden
 * city and its state, and of an inactive account only the name is left.
 */
export function presentProfile(
  user: UserRow,
  { figures, reliability, reasons }: ProfileFacts,
  { origin, isSelf }: { origin: string; isSelf: boolean },
) {
  const own = <T>(value: T) => (isSelf ? value : null);
  const open = <T>(value: T) => (user.active ? value : null);
  const place = <T>(value: T) => (isSelf || !isCityHidden(user) ? open(value) : null);
  return {
    id: user.id,
    name: user.name,
    last_name: user.lastName,
    email: own(user.email),
    date_of_birth: own(user.dateOfBirth),
    phone: own(user.phone),
    gender: own(user.gender),
    country: own(user.country),
    state: place(user.state),
    city: place(user.city),
    created_at: open(user.createdAt.toISOString()),
    balance: own(user.balanceCents / 100),
    publication_actives: open(figures.activePublications.length),
    successful_changes: open(figures.successfulChanges),
    reputation: open(reputation(user)),
    rating_count: open(user.ratingCount),
    verified: user.active && user.verified,
    // Not recorded from the original: the colour of the mark, and a mark of its own.
    type_suscription: open(user.subscription),
    email_confirmed: open(user.confirmedAt !== null),
    reliability: open(
      reliability && {
        reply_time: reliability.replyTime,
        meetings: reliability.meetings,
      },
    ),
    rating_reasons: open(reasons),
    picture_users: user.active ? pictures(user, origin) : [],
    notifications_email: own(user.notificationsEmail),
    active: user.active,
    followers: own(0),
    following: own(0),
  };
}
