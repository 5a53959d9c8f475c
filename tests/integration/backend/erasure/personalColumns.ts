/**
 * What an erasure does to every column of the database. Whoever adds a column decides here: a column that was not
 * decided on fails the test, and so does one that is said to be erased and is not.
 */
interface ColumnDecisions {
  /** Names of columns, separated by blanks. */
  erased?: string;
  /** By the reason. */
  kept: Record<string, string>;
}
/** The rows of the person go as a whole. */
type TableDecision = "deleted" | ColumnDecisions;

const joins = "joins records by a number, and names no user";
const state = "says what state a record is in and since when";
const terms = "the other party keeps the terms of a transaction";
const books = "the laws on bookkeeping ask for it";
const system = "is the system's own";
const operators = "is the operators' own word, and only ever appended to";

/** By table: which columns an erasure empties and why it keeps the others, or that the rows go. */
export const personalColumns: Record<string, TableDecision> = {
  agreements: {
    erased: "content",
    kept: {
      [joins]: "transaction_id version",
      "was made with a random part that is erased, too: nothing can be guessed from it": "hash",
      [state]: "is_masked agreed_at",
    },
  },
  alert_terms: "deleted",
  alert_units: {
    kept: {
      "are words of several users' alerts, and go with the last": "id field text signs names spelt uses used_at",
    },
  },
  alerts: "deleted",
  amendments: {
    erased: "written_offer",
    kept: {
      [joins]: "id transaction_id request_id offer_version",
      [terms]: "author complement_cents complement_payer items added_items",
      [state]: "state created_at decided_at",
    },
  },
  attempts: "deleted",
  banner_clicks: { kept: { [system]: "banner_id day count" } },
  banner_views: { kept: { [system]: "banner_id day count" } },
  banner_visits: { kept: { "is a hash that names no user, and gone the next day": "banner_id day visitor" } },
  banners: {
    kept: {
      [system]: "id title url big_image_id small_image_id place position starts_on ends_on is_shown version",
    },
  },
  blocks: "deleted",
  campaigns: {
    kept: {
      [books]: "id proforma_id publication_id owner_id ad_type state purchased prints",
      [state]: "views_at_start views_at_end created_at started_at ended_at",
    },
  },
  card_events: { kept: { [books]: "id proforma_id status said_at created_at" } },
  categories: { kept: { [system]: "id name level father_id path" } },
  cells: { kept: { "are cells of the map in which anybody published, and name no user": "id spot" } },
  chat_mutes: "deleted",
  chats: {
    kept: {
      [joins]:
        "id transaction_id ring_id owner_id interested_id owner_read_id interested_read_id owner_delivered_id interested_delivered_id",
      [state]: "updated_at",
    },
  },
  claim_statements: "deleted",
  clients: "deleted",
  closed_days: { kept: { [system]: "day reason" } },
  comments: {
    erased: "text request_id",
    kept: { [joins]: "id publication_id author_id recipient_id question_id", [state]: "created_at" },
  },
  contact_forms: "deleted",
  credit_entries: {
    kept: { [books]: "id user_id amount_cents currency kind proforma_id publication_id decision_id created_at" },
  },
  dead_letters: { kept: { [system]: "id kind subject_id attempts failure created_at settled_at" } },
  decisions: {
    kept: {
      [operators]:
        "id operator_id request_id request_hash kind subject_id revision action reason remedy undone_id created_at",
    },
  },
  erasures: {
    erased: "hold_reason",
    kept: {
      "proves what was asked for and done": "id user_id due_at reminded_at revoked_at held_at erased_at created_at",
    },
  },
  events: { kept: { "names numbers alone, for an hour": "id stream payload created_at" } },
  identities: "deleted",
  images: "deleted",
  impressions: { kept: { "names no person, for an hour": "campaign_id page_view created_at" } },
  held_notifications: "deleted",
  interest_matches: { kept: { [joins]: "publication_id wanted_id created_at" } },
  jobs: { kept: { [system]: "id kind subject_id due_at done_at attempts" } },
  mail_tokens: "deleted",
  // Those to others, which may say the first name, go after 30 days as all do.
  mails: "deleted",
  meetings: {
    erased: "public_place_id place_name address latitude longitude",
    kept: {
      "names no user, and opens nothing once the meeting is over": "secret",
      [joins]: "id transaction_id proposer_id request_id",
      [state]:
        "state starts_at reminders_sent owner_on_way_at interested_on_way_at owner_arrived_at interested_arrived_at owner_late_minutes interested_late_minutes owner_checked_at interested_checked_at owner_well_at interested_well_at created_at updated_at",
    },
  },
  meeting_shares: "deleted",
  messages: {
    erased: "text image_id latitude longitude place_name",
    kept: { [joins]: "id chat_id sender_id random_id reply_to_id", [state]: "created_at" },
  },
  notification_settings: "deleted",
  notifications: "deleted",
  offer_versions: {
    erased: "written_offer",
    kept: {
      [joins]: "transaction_id version",
      [terms]: "offer_author items added_items complement_cents complement_payer",
      [state]: "created_at",
    },
  },
  open_decisions: { kept: { [operators]: "kind subject_id decision_id due_at" } },
  premium_terms: {
    erased: "refusal",
    kept: {
      [books]:
        "id proforma_id user_id months state secure_exchanges secure_exchanges_left starts_on ends_on paid_at decided_at created_at",
      [state]: "reminded_days",
    },
  },
  proformas: {
    kept: {
      [books]:
        "id user_id request_id kind plan_id plans_version publication_id transaction_id method price_cents price_currency review amount_cents amount_currency status control page_url reference said_at created_at updated_at",
    },
  },
  publication_edits: "deleted",
  publication_images: "deleted",
  publication_views: { kept: { "counts, and names no user": "publication_id count" } },
  publications: {
    erased:
      "title description tags fields interests address_1 address_2 latitude longitude location spot cell title_search interest_search review_reason appeal request_id request_hash",
    kept: {
      [joins]: "id owner_id",
      [terms]: "type category_id product_status condition price_usd accept_changes",
      [state]: "status is_held approved_at first_approved_at sponsored_views publish_date created_at updated_at",
    },
  },
  push_subscriptions: "deleted",
  pushes: {
    kept: {
      "say that there is news and to which device, until they are sent":
        "id client_id payload created_at due_at attempts",
    },
  },
  ratings: {
    erased: "remark",
    kept: { [joins]: "transaction_id rater_id rated_id", [terms]: "stars reasons", [state]: "is_held_back created_at" },
  },
  reports: {
    erased: "reason",
    kept: { [joins]: "id publication_id user_id message_id reporter_id", [state]: "settled_at created_at" },
  },
  reservations: { kept: { [joins]: "publication_id transaction_id ring_id" } },
  ring_members: {
    kept: {
      [joins]: "ring_id position user_id publication_id read_id delivered_id",
      [state]: "accepted_at received_at are_stars_held_back",
      [terms]: "stars reasons complement_usd",
    },
  },
  ring_meeting_parties: {
    erased: "share_token",
    kept: {
      [joins]: "meeting_id user_id",
      [state]: "accepted_at on_way_at arrived_at late_minutes checked_at well_at",
    },
  },
  ring_meetings: {
    erased: "public_place_id place_name address latitude longitude",
    kept: {
      "names no user, and opens nothing once the meeting is over": "secret",
      [joins]: "id ring_id giver_position proposer_id request_id",
      [state]: "state starts_at reminders_sent created_at updated_at",
    },
  },
  rings: {
    erased: "leave_reason",
    kept: {
      [joins]: "id signature repairs_id requester_id request_id leaver_id",
      [state]: "state end_reason expires_at reminders_sent settled_at created_at updated_at",
    },
  },
  sandbox_payments: {
    kept: { [books]: "control reference amount_cents currency description status untold created_at" },
  },
  saveds: "deleted",
  secure_exchanges: {
    erased: "reason",
    kept: {
      [joins]: "id transaction_id booker_id request_id shift_id proforma_id premium_term_id",
      [state]: "day state held_until reminders_sent owner_came_at interested_came_at created_at updated_at",
      "names no user, and opens nothing once the exchange is over": "code",
    },
  },
  social_tokens: "deleted",
  spent_proofs: { kept: { "is a hash, for as long as the proof holds": "proof_hash expires_at" } },
  value_ranges: {
    kept: { "is what at least five owners have in common, and names none of them": "category_id word low high things" },
  },
  spellings: { erased: "word", kept: {} },
  suspension_appeals: "deleted",
  transaction_events: {
    erased: "reason",
    kept: { [joins]: "id transaction_id", [terms]: "kind actor place", [state]: "created_at" },
  },
  transaction_offers: { kept: { [joins]: "transaction_id publication_id" } },
  transactions: {
    erased: "written_offer request_id request_hash",
    kept: {
      [joins]: "id publication_id owner_id interested_id",
      [terms]:
        "status offer_version agreement_version offer_author complement_cents complement_payer closed_by close_reason",
      [state]: "reminders_sent confirmed_at completed_at created_at updated_at",
    },
  },
  users: {
    erased:
      "email password_hash token name last_name phone date_of_birth gender state city address address_2 avatar_id sign_in_count hides_city ring_radius_km ring_tolerance_percent ring_complement_usd shares_reading shares_typing shares_last_seen last_seen_at wants_verification",
    kept: {
      [joins]: "id",
      "is the same for everybody": "country",
      [books]: "balance_cents subscription",
      "reputation as numbers": "rating_sum rating_count",
      [state]: "verified active confirmed_at deactivated_at notifications_email created_at",
    },
  },
  venue_shifts: { kept: { [system]: "id venue_id starts_at ends_at capacity is_open" } },
  venue_slots: { kept: { [system]: "shift_id day capacity taken" } },
  venues: { kept: { [system]: "id name address city latitude longitude is_open version" } },
  verifications: "deleted",
};
